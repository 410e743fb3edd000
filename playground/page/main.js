// The page of one person, put together.

import "./composer.js";
import "./messages.js";
import { presence } from "./places.js";
import { listen } from "./server.js";
import "./time.js";
import { apply } from "./store.js";

listen(apply, presence);

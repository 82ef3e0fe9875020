// A worker that is one more thread of an engine: it waits for work in the core and never returns from there.

import type { ThreadBegin } from "./messages.ts";
import { CoreModule } from "./module.ts";
import { listen } from "./workers.ts";

listen<ThreadBegin>(({ module, memory, stack }, page) => {
  void (async () => {
    const core = await CoreModule.instantiate(module, memory);
    const { __stack_pointer: pointer, serve_thread: serve } = core.exports;
    if (!pointer || !serve) throw new Error("this module has no threads");
    pointer.value = stack;
    page.post("ready");
    serve();
  })().catch((error: unknown) => page.post(String(error)));
});

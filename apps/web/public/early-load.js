// Asks for the project that the address names before the page's own code is read: a large one takes the server about as
// long as that takes the browser. src/project/early-load.ts takes the reply, or leaves it. A file of its own because the
// content policy allows no inline script.
(() => {
  const [, id] = /[?&]pid=([1-9]\d{0,14})(?:&|$)/.exec(location.search) ?? [];
  if (!id || !/^#\/[a-z]+-video$/.test(location.hash)) return;
  const ask = async () => {
    const reply = await fetch(`/api/user/projects/load?id=${id}`, {
      headers: { accept: 'application/json' },
    });
    const { ok, status, headers } = reply;
    // Read at once: what nobody reads soon stops flowing.
    const text = await reply.text();
    return { ok, status, headers, text: async () => text };
  };
  const asked = ask();
  // Told by whoever takes it.
  asked.catch(() => {});
  window.askedEarly = { id: Number(id), reply: asked };
})();

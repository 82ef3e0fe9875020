// The first page, and a plain table for each game. It knows no rules: positions and moves come from the server.

const $ = (id) => document.getElementById(id);
const isDark = matchMedia("(prefers-color-scheme: dark)");

let socket = null;
let wait = 500;
let me = "";
const game = location.pathname.match(/^\/games\/([A-Za-z0-9]+)$/)?.[1];
let version = 0;
let seats = [];
let kind = "";

async function ask(path, body) {
  const request = body === undefined ? {} : {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  };
  const answer = await fetch(path, request);
  const type = answer.headers.get("Content-Type") ?? "";
  const content = type.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Error(content.text ?? "The server does not answer.");
  return content;
}

function say(message) {
  socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
}

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  socket.onopen = () => {
    wait = 500;
    say({ type: "lobby" });
    if (game) say({ type: "watch", game, from: version, detail: true });
  };
  socket.onmessage = (event) => take(JSON.parse(event.data));
  socket.onclose = () => {
    setTimeout(connect, wait);
    wait = Math.min(10_000, 2 * wait);
  };
}

function take(message) {
  if (message.type === "ping") say({ type: "pong", n: message.n });
  else if (message.type === "lobby") showLobby(message.games);
  else if (message.type === "refused") $("trouble").textContent = message.text;
  else if (message.type === "game" || message.type === "event") showGame(message);
}

function showLobby(games) {
  $("waiting").textContent = games.length;
  $("empty").hidden = games.length > 0;
  $("lobby").replaceChildren(...games.map((entry) => {
    const row = document.createElement("li");
    const by = entry.seats.find((seat) => seat.kind === "player")?.name ?? "Somebody";
    const clock = entry.control === "-" ? "no clock" : entry.control;
    const text = document.createElement("span");
    text.textContent = `${by} · ${capital(entry.game)} · ${clock}`;
    const link = document.createElement("a");
    link.href = `/games/${entry.name}`;
    link.textContent = entry.by === me ? "Yours" : "Look";
    row.append(text, link);
    return row;
  }));
}

async function showGame(message) {
  version = message.version;
  const state = message.state;
  seats = state.seats ?? seats;
  kind ||= message.events?.[0]?.game ?? "";
  const mine = seats.flatMap((seat, number) => (me && seat.player === me ? [number] : []));
  const isMine = state.turn !== undefined && mine.includes(state.turn);
  $("title").textContent = capital(kind);
  $("status").textContent = standing(state, isMine);
  $("seats").replaceChildren(...seats.flatMap((seat, number) => seatRow(seat, number, state)));
  $("form").hidden = !isMine;
  $("moves").replaceChildren(...(isMine ? message.detail?.moves ?? [] : []).map((move) => new Option(move)));
  $("join").hidden = state.status !== "open" || mine.length > 0;
  $("trouble").textContent = "";
  await draw(state);
}

function standing(state, isMine) {
  if (state.status === "open") return "Waiting for somebody to come.";
  if (state.status === "aborted") return "Called off.";
  if (state.status === "over") return `Over: ${state.result.result} (${state.result.reason}).`;
  return isMine ? "It is your turn." : `It is the turn of ${nameOf(seats[state.turn])}.`;
}

function seatRow(seat, number, state) {
  const cells = ["dt", "dd", "dd"].map((tag) => document.createElement(tag));
  cells[0].textContent = number % 2 ? (kind === "six" ? "Red" : "White") : "Black";
  cells[1].textContent = nameOf(seat);
  cells[2].textContent = state.clock ? clock(state.clock[number]) : "";
  cells[1].className = number === state.turn ? "turn" : "";
  return cells;
}

const nameOf = (seat) => (seat.kind === "open" ? "anybody" : seat.name);
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const clock = (hundredths) => `${Math.floor(hundredths / 6000)}:${String(Math.floor(hundredths / 100) % 60).padStart(2, "0")}`;

async function draw(state) {
  const theme = isDark.matches ? "dark" : "light";
  const picture = await ask("/api/positions/picture", { game: kind, fen: state.fen, theme });
  $("board").src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  $("board").alt = `${capital(kind)}: ${state.fen}`;
}

async function setUp(invitation) {
  try {
    location.href = `/games/${(await ask("/api/games/", invitation)).game}`;
  } catch (error) {
    $("message").textContent = error.message;
  }
}

async function count() {
  const now = await ask("/api/now").catch(() => null);
  const games = now?.playing === 1 ? "1 game is" : `${now?.playing || "No"} games are`;
  $("now").textContent = now ? `${games} being played at the moment.` : "";
}

function begin() {
  for (const button of document.querySelectorAll("[data-game]")) {
    const level = () => Number($("level").value);
    button.onclick = () => setUp({ game: button.dataset.game, chairs: [{ who: "me" }, { who: "engine", level: level() }] });
  }
  $("invite").onclick = () => setUp({ game: "abalone", chairs: [{ who: "me" }, { who: "anyone" }], control: "600+5", listed: true });
  $("join").onclick = () => ask(`/api/games/${game}/join`, {}).catch((error) => { $("trouble").textContent = error.message; });
  $("form").onsubmit = (event) => {
    event.preventDefault();
    say({ type: "act", game, act: { type: "move", move: $("move").value.trim(), id: crypto.getRandomValues(new Uint32Array(2)).join("") } });
    $("move").value = "";
  };
  if (!game) {
    count();
    setInterval(() => document.hidden || count(), 10_000);
  } else {
    $("welcome").hidden = $("lobby-section").hidden = true;
    $("table").hidden = false;
    $("link").href = $("link").textContent = location.href;
  }
}

begin();
// The cookie must be there before the socket is: it says who somebody is.
ask("/api/me").then((identity) => { me = identity.player; }).finally(connect);

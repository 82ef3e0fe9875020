/** Whether this page is the one for frames of other sites (embed.html): it has no session, and it stores nothing. */
export const isEmbedded = document.documentElement.dataset.page === "embed";

// The header and the footer around all pages. A page that needs the whole screen hides them.

export const frame = $state({ isHidden: false });

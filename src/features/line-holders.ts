/** Elements that hold one text: what stands in them are parts of a line, not neighbours. */
export const LINE_HOLDERS = /^(h[1-6]|p|a|span|button|label|select|pre|code|td|th)$/;

/** Of the line with search and buttons above a table, in pixels; the selection bar takes its place. */
export const toolbarHeight = 40

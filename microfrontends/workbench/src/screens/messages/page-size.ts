/** How many messages one question brings; fewer mean that there are no older ones. */
export const pageSize = 20

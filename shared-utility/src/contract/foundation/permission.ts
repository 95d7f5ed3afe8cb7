/** What a role may allow, beside pages: the calls and the buttons that ask for it are opened by this name. */
export const operations = ['orgEdit', 'operationOverview'] as const
export type Operation = (typeof operations)[number]

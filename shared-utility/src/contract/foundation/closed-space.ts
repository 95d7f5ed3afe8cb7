/** Why an enterprise lets none of its people in: an operator said so, it goes soon, or its term is over. */
export const closedSpaceCodes = ['spaceSuspended', 'spaceClosing', 'spaceExpired'] as const
export type ClosedSpaceCode = (typeof closedSpaceCodes)[number]

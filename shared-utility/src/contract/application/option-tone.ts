/** How the chip of an option looks. */
export const optionTones = ['neutral', 'info', 'success', 'warning', 'error'] as const
export type OptionTone = (typeof optionTones)[number]

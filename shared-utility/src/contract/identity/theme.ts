/** Light, dark, or as the device has it. */
export const themes = ['light', 'dark', 'system'] as const

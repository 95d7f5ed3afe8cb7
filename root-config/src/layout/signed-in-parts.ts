/** What is fetched for a signed-in person, in one file: the page of every visitor names each. */
export { EnterpriseMenu } from './EnterpriseMenu.tsx'
export { createPalette } from './palette/PaletteButton.tsx'
export { createDrawer } from './signed-in/create-drawer.tsx'
export { UnreadMessages } from './UnreadMessages.tsx'

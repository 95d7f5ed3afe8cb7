export { messengers, operatedMessengers } from './messengers/pages.tsx'
export { security } from './security/pages.tsx'
export { operatedStyle, style } from './style/pages.tsx'

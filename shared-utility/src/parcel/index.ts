export { definePages } from './define-pages.tsx'
export { defineParcel } from './define-parcel.tsx'
export type { PagesDefinition, ParcelDefinition, PlainPage } from './parcel-definition.ts'
export type { ParcelLifecycles } from './parcel-lifecycles.tsx'

import { createStore } from 'jotai'

/** The one store of the portal: the shell and every parcel read session, language, theme and route here. */
export const atriumStore = createStore()

import { atom } from 'jotai'
import type { RouteMatch } from '../model/routes.ts'

/** The route on show, written by the shell after each navigation; null before the first and on unknown paths. */
export const routeAtom = atom<RouteMatch | null>(null)

/** Path, query and hash on show, written by the shell with the route. Null where no shell is: then the page's own. */
export const addressAtom = atom<string | null>(null)

import { atom } from 'jotai'
import type { RouteMatch } from '../model/routes.ts'

/** The route on show, written by the shell after each navigation; null before the first and on unknown paths. */
export const routeAtom = atom<RouteMatch | null>(null)

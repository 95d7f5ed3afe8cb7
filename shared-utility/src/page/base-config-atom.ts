import { atom } from 'jotai'
import type { BaseConfig } from '../contract/portal/base-config.ts'

/** The base configuration that this page booted from, set by the shell once it is verified; null before. */
export const baseConfigAtom = atom<BaseConfig | null>(null)

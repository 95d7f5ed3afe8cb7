import { z } from 'zod'
import { flag } from './fields.ts'

/** The types of a logo. SVG is no picture here: it can hold scripts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export type PictureType = (typeof pictureTypes)[number]

/** Where the picture of a person is; left out where the person has none. */
export const personPicture = z.string().optional()

const base64 = /^[A-Za-z\d+/]*={0,2}$/

/** Without `hasLogo` there is none; an empty `logo` leaves the one that is kept. */
export const logoFields = { hasLogo: flag, logo: z.string().max(90_000).regex(base64).default('') }

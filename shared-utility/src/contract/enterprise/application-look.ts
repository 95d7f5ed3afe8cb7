import { z } from 'zod'
import { clearable, plainSign } from '../foundation/fields.ts'

/** The colours that an application can be given. They are names: what each looks like is up to the theme. */
export const applicationColors = [
  'blue',
  'green',
  'brown',
  'red',
  'purple',
  'teal',
  'pink',
  'gray',
  'olive',
  'violet',
] as const
export type ApplicationColor = (typeof applicationColors)[number]

const color = z.enum(applicationColors)

/** How an application is drawn, wherever it is named. */
export const applicationLook = {
  /** The name of one of the portal’s icons; null: the first letter of the application’s name. */
  icon: z.string().nullable(),
  /** Null: derived from the application’s id. */
  color: color.nullable(),
}
export type ApplicationLook = z.infer<z.ZodObject<typeof applicationLook>>

/** The same as it is chosen; an empty text is none. */
export const chosenLook = {
  icon: clearable(plainSign().regex(/^[a-z][a-zA-Z-]{0,30}$/)).default(null),
  color: clearable(color).default(null),
}

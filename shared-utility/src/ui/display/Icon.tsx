import type { SVGProps } from 'react'
import { iconPaths, type IconName } from './icon-paths.ts'

type Props = Omit<SVGProps<SVGSVGElement>, 'name'> & {
  name: IconName
  /** Pixels. Default 20. */
  size?: number
  /** What it means, when no visible word beside it says so; without it the icon is decoration. */
  label?: string
}

/** One icon of the portal's own set, in the colour of the text around it. */
export function Icon({ name, size = 20, label, ...rest }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'list' ? 2.25 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

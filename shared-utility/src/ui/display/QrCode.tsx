import { Box } from '@mui/material'

type Props = { size: number; path: string; label: string }

/** A QR code, one path on a square of `size` units. Black on white in every theme: cameras want it so. */
export function QrCode({ size, path, label }: Props) {
  return (
    <Box
      component="svg"
      role="img" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- a picture that is drawn here has no file for <img>
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      sx={{ width: 208, maxWidth: '100%', bgcolor: '#fff', borderRadius: 1, border: 1, borderColor: 'divider' }}
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </Box>
  )
}

import { Box } from '@mui/material'

type Props = { icon: string; background: string | null }

/** Of a layer of an adaptive icon phones show the inner two thirds (Android, Adaptive icons). */
export function PackageIcon({ icon, background }: Props) {
  const picture = <img src={icon} alt="" width={48} height={48} />
  if (background === null) return picture
  return (
    <Box
      sx={{
        width: 48,
        height: 48,
        borderRadius: 2,
        overflow: 'hidden',
        backgroundColor: background,
        '& > img': { display: 'block', transform: 'scale(1.5)' },
      }}
    >
      {picture}
    </Box>
  )
}

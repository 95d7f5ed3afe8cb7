import { Typography } from '@mui/material'
import { usePages } from './use-pages.ts'

/** A page by its title, with its address beside it; one that has no title here by its address alone. */
export function PageName({ path }: { path: string }) {
  const title = usePages().titleOf(path)
  if (title === undefined) return path
  return (
    <>
      {title}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {path}
      </Typography>
    </>
  )
}

import { Box, Link, List, ListItem, Skeleton, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { RowMenu } from './RowMenu.tsx'
import type { Rows } from './rows.ts'
import { SelectRow } from './selection.tsx'
import { useRowKeys } from './use-row-keys.ts'

/** The rows as cards, for narrow screens: the first column heads the card, the others follow with their labels. */
export function CardRows<Row>(props: Rows<Row>) {
  const { rows, keyOf, onOpen } = props
  const rowKeys = useRowKeys((rows ?? []).map(keyOf), onOpen)
  return (
    <List aria-label={props.label} aria-busy={!rows} disablePadding>
      {rows
        ? rows.map((row) => (
            <ListItem key={keyOf(row)} divider disableGutters sx={{ display: 'block', px: 3 }} {...rowKeys(keyOf(row))}>
              <Card row={row} {...props} />
            </ListItem>
          ))
        : Array.from({ length: 6 }, (_, row) => (
            <ListItem key={row} divider disableGutters sx={{ display: 'block', px: 3 }} aria-hidden>
              <Skeleton width="50%" height={28} />
              <Skeleton width="80%" />
              <Skeleton width="70%" />
            </ListItem>
          ))}
    </List>
  )
}

function Card<Row>({ row, columns, keyOf, nameOf, openAt, linkState, actions, selection }: Rows<Row> & { row: Row }) {
  const [heading, ...others] = columns
  const path = openAt?.(row) ?? null
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
        {selection && <SelectRow name={nameOf(row)} rowKey={keyOf(row)} selection={selection} />}
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
          {path !== null ? (
            <Link component={RouterLink} to={path} state={linkState} sx={{ display: 'block', py: 2 }}>
              {heading?.render(row)}
            </Link>
          ) : (
            heading?.render(row)
          )}
        </Box>
        {actions && <RowMenu name={nameOf(row)} actions={actions(row)} />}
      </Box>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 1, m: 0 }}>
        {others.map((column) => (
          <Box key={column.key} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {column.label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
            >
              {column.render(row)}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  )
}

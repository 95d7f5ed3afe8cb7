import { Box, Button, ButtonBase, Card, CardContent, OutlinedInput, Skeleton, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'

type Application = { id: string; name: string }
type Message = { id: string; title: string }

export function Home() {
  const applications = useResult<Application[]>('/api2/appcenter/applist/id')
  const pinned = useResult<Application[]>('/api2/appcenter/applist/commonmenu/6')
  const messages = useResult<{ list?: Message[] }>('/api2/notice/all')
  const who = useResult<{ userName?: string }>('/sapi/user/baseinfo')
  return (
    <Box sx={{ p: 8 }}>
      <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
        工作台
      </Typography>
      <Typography color="textSecondary">{who?.userName}，您好</Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: '2fr 1fr' }}>
        <Stack spacing={4}>
          <Tiles title="常用应用" applications={pinned} />
          <Tiles title="全部应用" applications={applications} />
        </Stack>
        <Card>
          <CardContent>
            <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
              消息
            </Typography>
            {messages ? messages.list?.map(({ id, title }) => <Button key={id}>{title}</Button>) : <Skeleton />}
          </CardContent>
        </Card>
      </Box>
    </Box>
  )
}

function Tiles({ title, applications }: { title: string; applications: Application[] | null }) {
  const [q, setQ] = useState('')
  if (applications === null) return <Skeleton variant="rounded" height={120} />
  return (
    <Card>
      <CardContent>
        <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
          {title}
        </Typography>
        <OutlinedInput size="small" value={q} onChange={(event) => setQ(event.target.value)} />
        {applications
          .filter(({ name }) => name.includes(q))
          .map(({ id, name }) => (
            <ButtonBase key={id} sx={{ p: 2, border: 1 }}>
              {name}
            </ButtonBase>
          ))}
      </CardContent>
    </Card>
  )
}

function useResult<T>(path: string) {
  const [result, setResult] = useState<T | null>(null)
  useEffect(() => {
    void fetch(path)
      .then((answer) => answer.json())
      .then((body: { result: T }) => setResult(body.result))
  }, [path])
  return result
}

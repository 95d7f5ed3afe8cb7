import { Alert, Box, Button, Checkbox, FormControlLabel, Link, Stack, Typography } from '@mui/material'
import { useState, type FormEvent } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { Field } from './Field.tsx'

const accounts = ['operator', 'saas', 'admin', 'member', 'developer', 'partner', 'admin2', 'member2']

export function SignIn() {
  const navigate = useNavigate()
  const [values, setValues] = useState({ loginId: '', password: '' })
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setState('pending')
    const answer = await fetch('/sapi/user/login', { method: 'POST', body: new URLSearchParams(values) })
    if (!answer.ok) return setState('failed')
    const { result }: { result: { loginHomepage: string } } = await answer.json()
    await navigate(result.loginHomepage, { replace: true })
  }
  return (
    <Box sx={{ display: 'grid', minHeight: '100vh', gridTemplateColumns: '5fr 6fr' }}>
      <Box component="aside" sx={{ p: 12, bgcolor: 'primary.dark', color: 'primary.contrastText' }}>
        <Typography variant="h5">Atrium</Typography>
        <Typography>企业应用与消息的统一入口</Typography>
      </Box>
      <Stack component="form" spacing={4} onSubmit={handleSubmit} sx={{ width: 400, m: 'auto' }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
            登录
          </Typography>
          <Box>
            <Button size="small">中文</Button>
            <Button size="small">English</Button>
          </Box>
        </Stack>
        {state === 'failed' && <Alert severity="error">账号或密码不正确</Alert>}
        <Field label="登录账号" value={values.loginId} onChange={(loginId) => setValues({ ...values, loginId })} />
        <Field
          label="密码"
          isSecret
          value={values.password}
          onChange={(password) => setValues({ ...values, password })}
        />
        <FormControlLabel label="在此设备上保持登录" control={<Checkbox />} />
        <Button type="submit" variant="contained" size="large" loading={state === 'pending'}>
          登录
        </Button>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          {accounts.map((loginId) => (
            <Button key={loginId} size="small" variant="outlined" onClick={() => setValues({ ...values, loginId })}>
              {loginId}
            </Button>
          ))}
        </Stack>
        <Link component={RouterLink} to="/home/login?isadmin=1" variant="body2">
          管理员登录
        </Link>
      </Stack>
    </Box>
  )
}

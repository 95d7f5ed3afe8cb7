/**
 * The passwords that people choose most, from the published lists of leaked passwords, here and abroad: each in small
 * letters, without the digits and signs that are usually put around it.
 */
export const commonWords: readonly string[] = `
password passwd passwort passw0rd pass letmein welcome admin administrator root guest test testing tester user login
master changeme default secret access system server manager office company iloveyou loveyou love lovely sunshine
princess dragon monkey football baseball basketball soccer hockey superman batman starwars pokemon shadow michael
jordan jennifer jessica ashley daniel thomas charlie robert andrew joshua matthew anthony michelle nicole hunter
ranger buster harley tigger summer winter spring autumn monday friday january december flower freedom whatever
trustno1 computer internet google facebook samsung apple microsoft windows android killer pepper ginger cookie
cheese chocolate banana orange purple silver golden diamond mustang ferrari porsche mercedes corvette yamaha
hello helloworld abc qwe qwer asdf zxcv qazwsx 1qaz2wsx 1q2w3e4r q1w2e3r4 zaq12wsx qweasd asdasd abcabc xiaoming
woaini woaiwo woaiwojia aini nihao zhongguo china beijing shanghai guangzhou shenzhen baobao laopo laogong mima
zhangwei wangwei lihua wodemima caonima tiantian xiaoxiao xiaoyu yangyang dandan lixiang qiye gongsi
5201314 520520 1314520 147258 147258369 159357 789456 741852963 112233 123321 121212 123123 110110 888888 666666
`
  .trim()
  .split(/\s+/)

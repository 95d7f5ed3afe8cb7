import './style/layers.css'
import './style/reset.css'
import './style/frame.css'
import './style/controls.css'
import './style/navigation.css'
import './style/page.css'
import './style/sign-in.css'
import './style/mobile.css'
import './style/narrow.css'
import { boot } from './boot/boot.ts'

await boot(document)

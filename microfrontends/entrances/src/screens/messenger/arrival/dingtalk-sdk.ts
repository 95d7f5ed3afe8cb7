// Its package teaches the bridge of each system first; a single call does not.
import 'dingtalk-jsapi/entry/union'

export { requestAuthCode$ as requestAuthCode } from 'dingtalk-jsapi/api/union/requestAuthCode'
export { requestAuthCode$ as requestAuthCodeOfOlder } from 'dingtalk-jsapi/api/runtime/permission/requestAuthCode'

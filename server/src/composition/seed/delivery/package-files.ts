import { zipOf } from '../../../foundation/file/reader/zip-of.ts'
import { pngOf } from '../applications/papers/drawing.ts'

/** Two versions of a small package for Android, signed, with an icon, as its tools put one together: com.example.field. */
export const androidPackages = {
  older: Buffer.from(
    [
      'UEsDBBQAAAAIAAAAAAA7qXKMagEAANACAAATAAAAQW5kcm9pZE1hbmlmZXN0LnhtbG3RP24TURDH8c+sHXCwMY4URSLkCMEEKQUFHRUCpQgVDW',
      'JjO5GV9R+tE6CkpKbjBnADCs6AOARHoDf20ypZIl7zRr95v++8mWlo+ZUR9nwPtlyft7W4i10c4ghvcIFP+Iyv+LHK/Vzpf5AFO8FB8DTYUMid',
      'GCnQNDYwM0XbOyOlhXFSnpkZGv0ncyQ3SZlbJsamXhk6x6bSzKWpoedX5JahUu59qlwkZ8NCaZA8p8YKRapYmCmTZyI3NXZqZJF6vG0uN3Aud5',
      'YoW6nGRN/Ih/SreeL3E3Pd49C658f6DvUdJPKlRWI+tKj+3ZabJ+96HrmLqtP1hHZe/z7+dvzihI4y+R5dTa1vbupstZiP0bJvvb+ITMSDLGIv',
      'i+hkEfsbEV8i4n5ENJsRWfT+2elyuVxuYtu2Rk27U90tGu0qzq61XreKG7V3nbTznic3+HcrftS0Zo21W/le3vB1K19W09Tq3aviqGm91YO/UE',
      'sDBBQAAAAIAAAAAACY2fdJuQAAAAcBAAAMAAAAcmVzL2ljb24ucG5n6wzwc+flkuJiYGDg9fRwCWJgYEgAYQ4mBgaG3F8P8hkYGM55ujiGVMx5',
      'e91R9JCDgMtBjU4OkYX6rwoY+DL8fPK3/ctm/PzK7PjPPW9O933kPsXOIaDg0NCFg7qgcKF6IkMrOjzWUCah4NDAwKglB6J0uU3+Ov2RWiCABi',
      '9IXOBjZgGZdRRELUhtjLv+mB8i0sDAyMTyIs/BmgfMEeXHSgXcYLc+2TD/Zp9gDAMDA4Onq5/LOqeEJgBDAAAAAAAAACMAAAAAAAAAGocJcRsA',
      'AAAXAAAAEwAAAAAAAAALAAAABwAAAGV4YW1wbGVDAAAAAAAAAEFQSyBTaWcgQmxvY2sgNDJQSwECFAAUAAAACAAAAAAAO6lyjGoBAADQAgAAEw',
      'AAAAAAAAAAAAAAAAAAAAAAQW5kcm9pZE1hbmlmZXN0LnhtbFBLAQIUABQAAAAIAAAAAACY2fdJuQAAAAcBAAAMAAAAAAAAAAAAAAAAAJsBAABy',
      'ZXMvaWNvbi5wbmdQSwUGAAAAAAIAAgB7AAAAyQIAAAAA',
    ].join(''),
    'base64',
  ),
  newer: Buffer.from(
    [
      'UEsDBBQAAAAIAAAAAACsBDPmaQEAANACAAATAAAAQW5kcm9pZE1hbmlmZXN0LnhtbG3RPW4TYRSF4eeOHXCwCY4URSJkCcEECSQKOioEShEqGs',
      'TEdiIr4x+NE0JJSU3HDmAHFKwBsQiWQG/sT0MyREwzV+d+571/DS0/M8Kub8Gmq+9tLd7ADh7hAG9who/4hC/4vsz9WOq/kQXbwX7wNFhTyB0Z',
      'KtA00jc1Qds7Q6W5UVKemRoY/idzIDdOmRvGRiZeGTjFutLUuYmB55fkloFS7iJVLpKzYa7UT55jI4UiVSxMlckzlpsYOTY0TzPeNJPrO5U7SZ',
      'TNVGOsZ+h96mqW+L3EXM04sJr5oZ7HevYT+dw8Me+bV3235WbJu9pH7qyadLWh7de/Dr8evjiio0y+B5db65mZOFke5kO07FndLyITcS+L2M0i',
      'OlnE3lrE54i4GxHNZkQW3X9uulgsFuvYsqVR025V/xaNdhVnV1r3ThU3au866eZdT67xb1f8qGnNGmun8r285tuofFlNU6v3t4eoad3lgz9QSw',
      'MEFAAAAAgAAAAAAJjZ90m5AAAABwEAAAwAAAByZXMvaWNvbi5wbmfrDPBz5+WS4mJgYOD19HAJYmBgSABhDiYGBobcXw/yGRgYznm6OIZUzHl7',
      '3VH0kIOAy0GNTg6RhfqvChj4Mvx88rf9y2b8/Mrs+M89b073feQ+xc4hoODQ0IWDuqBwoXoiQys6PNZQJqHg0MDAqCUHonS5Tf46/ZFaIIAGL0',
      'hc4GNmAZl1FEQtSG2Mu/6YHyLSwMDIxPIiz8GaB8wR5cdKBdxgtz7ZMP9mn2AMAwMDg6ern8s6p4QmAEMAAAAAAAAAIwAAAAAAAAAahwlxGwAA',
      'ABcAAAATAAAAAAAAAAsAAAAHAAAAZXhhbXBsZUMAAAAAAAAAQVBLIFNpZyBCbG9jayA0MlBLAQIUABQAAAAIAAAAAACsBDPmaQEAANACAAATAA',
      'AAAAAAAAAAAAAAAAAAAABBbmRyb2lkTWFuaWZlc3QueG1sUEsBAhQAFAAAAAgAAAAAAJjZ90m5AAAABwEAAAwAAAAAAAAAAAAAAAAAmgEAAHJl',
      'cy9pY29uLnBuZ1BLBQYAAAAAAgACAHsAAADIAgAAAAA=',
    ].join(''),
    'base64',
  ),
}

const [blue, white, amber] = [
  [30, 96, 170],
  [255, 255, 255],
  [240, 170, 50],
] as const

const icon = {
  width: 96,
  height: 96,
  areas: [
    { x: 0, y: 0, width: 96, height: 96, color: blue },
    { x: 20, y: 24, width: 56, height: 10, color: white },
    { x: 20, y: 44, width: 56, height: 10, color: white },
    { x: 20, y: 64, width: 34, height: 10, color: amber },
  ],
}

const about = {
  CFBundleIdentifier: 'com.example.field',
  CFBundleVersion: '1.5.0',
  CFBundleShortVersionString: '1.5.0',
  CFBundleDisplayName: '外勤助手',
  MinimumOSVersion: '16.0',
}

/** The same for iOS. */
export function applePackage() {
  const lines = Object.entries(about).map(([name, text]) => `<key>${name}</key><string>${text}</string>`)
  const info = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>${lines.join('')}</dict></plist>`
  return zipOf([
    ['Payload/Field.app/Info.plist', info],
    ['Payload/Field.app/AppIcon60x60@2x.png', pngOf(icon)],
    ['Payload/Field.app/_CodeSignature/CodeResources', 'example'],
  ])
}

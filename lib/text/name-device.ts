const browsers: [RegExp, string][] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** Names browser and system of a User-Agent header. */
export function nameDevice(userAgent: string): string {
  const named = [browsers, systems].flatMap((list) => list.find(([shape]) => shape.test(userAgent))?.[1] ?? [])
  return named.join(', ') || 'Неизвестное устройство'
}

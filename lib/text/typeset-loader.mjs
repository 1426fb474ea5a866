import { tsImport } from 'tsx/esm/api'

const loaded = Promise.all([
  tsImport('./typeset-source.ts', import.meta.url),
  tsImport('./typography.ts', import.meta.url),
])

/** Webpack loader: typesets the texts of components once, at the build. */
function typesetTexts(source) {
  const done = this.async()
  loaded.then(
    ([{ typesetSource }, { typeset }]) => done(null, typesetSource(source, this.resourcePath, typeset)),
    (error) => done(error),
  )
}

// the name that webpack reads
export { typesetTexts as default }

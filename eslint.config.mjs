import typed from './eslint.typed.config.mjs'
import untyped from './eslint.untyped.config.mjs'

/** Every rule. The checks run the two parts apart, because only the untyped one may be cached. */
const config = [...untyped, ...typed]

export default config

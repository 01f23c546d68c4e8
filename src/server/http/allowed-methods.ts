/** The part of an OpenAPI document that says which address has which methods. */
interface Addresses {
  paths?: Record<string, object | undefined>
}

/**
 * Which methods an address below /api has by the document, HEAD with every GET; empty where there is
 * no such address (RFC 9110 section 15.5.6).
 */
export function createAllowedMethods({ paths = {} }: Addresses): (pathname: string) => string[] {
  const templates = Object.entries(paths).map(([path, operations = {}]) => ({
    pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
    methods: Object.keys(operations).map((method) => method.toUpperCase()),
  }))
  return (pathname) => {
    const found = templates
      .filter(({ pattern }) => pattern.test(pathname))
      .flatMap(({ methods }) => methods)
    return order.filter((method) => found.includes(method === 'HEAD' ? 'GET' : method))
  }
}

const order = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** A port for a server under test; work trees that test at the same time set `TEST_PORT_OFFSET` apart from each other. */
export const testPort = (port: number) => port + Number(process.env['TEST_PORT_OFFSET'] ?? 0)

/** Said of a server that gave no answer (spec §8). */
export const NETWORK_TEXT = 'Error connect to server'

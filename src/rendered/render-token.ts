/** Header of the secret that the render Worker asks for. */
export const RENDER_TOKEN_HEADER = 'x-render-token';

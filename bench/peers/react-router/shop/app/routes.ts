import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('golden-bay', 'routes/play.tsx'),
  route('cart', 'routes/cart.tsx'),
] satisfies RouteConfig;

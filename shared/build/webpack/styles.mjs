import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** Stylesheets are files of their own: the page's policy lets no script write them. */
export const styleRule = {
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, 'css-loader'],
  sideEffects: true,
};

export const stylePlugin = () => new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' });

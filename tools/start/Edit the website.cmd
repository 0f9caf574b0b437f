@echo off
rem For Windows: a double-click starts the editing screen, and opens it in the browser.
title Edit the website
rem pushd gives a folder on the network the letter of a drive.
pushd "%~dp0..\.."
if not exist package.json (
  echo This folder is still a ZIP file. Extract it first: right-click it, and choose Extract All.
  goto stopped
)
where node >nul 2>nul
if errorlevel 1 (
  echo Node is missing on this computer. Ask whoever set up the website, or install it from https://nodejs.org.
  goto stopped
)
if not exist node_modules (
  echo The first time takes a few minutes.
  call npm ci
  if errorlevel 1 (
    echo A part could not be fetched. Is this computer connected to the internet?
    goto stopped
  )
)
call npm run edit -- --open
:stopped
pause
popd
